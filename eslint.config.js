import tseslint from 'typescript-eslint';
import officeAddins from 'eslint-plugin-office-addins';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** Members that would let text of the document become markup. */
const markupSinks = ['innerHTML', 'outerHTML', 'insertHtml', 'insertOoxml', 'insertAdjacentHTML'];

export default tseslint.config(
  { ignores: ['dist/**', '.data/**', '.bench/**', '.cache/**'] },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', '*.config.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': [
        'error',
        ...markupSinks.map((name) => ({
          selector: `MemberExpression[property.name='${name}']`,
          message: `${name} lets a document's text become markup.`,
        })),
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "dangerouslySetInnerHTML lets a document's text become markup.",
        },
      ],
      'no-console': 'error',
    },
  },
  { files: ['src/command-line/**', 'test/bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/taskpane/**/*.tsx', 'src/preview/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/document/word/**/*.ts', 'src/taskpane/**/*.{ts,tsx}'],
    plugins: { 'office-addins': officeAddins },
    rules: Object.fromEntries(
      Object.keys(officeAddins.rules ?? {}).map((rule) => [`office-addins/${rule}`, 'error']),
    ),
  },
);
