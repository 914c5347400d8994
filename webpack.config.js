// Builds the pages that the relay serves, the pane for Word, its sign-in window and the preview, into dist/.
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { existsSync } from 'node:fs';
import webpack from 'webpack';

const here = import.meta.dirname;

export default (_, { mode = 'production' } = {}) => ({
  mode,
  context: here,
  target: ['web', 'es2022'],
  entry: {
    taskpane: './src/taskpane/taskpane.tsx',
    'sign-in': './src/taskpane/sign-in/sign-in.ts',
    preview: './src/preview/preview.tsx',
  },
  output: {
    path: `${here}/dist`,
    // Names that change with the content may be kept by the browser for good.
    filename: 'assets/[name].[contenthash:12].js',
    chunkFilename: 'assets/[name].[contenthash:12].js',
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'esbuild-loader',
        options: { target: 'es2022', jsx: 'automatic' },
      },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({
      HAS_SAMPLE_BRIEF: JSON.stringify(existsSync(`${here}/assets/sample/sample-brief.docx`)),
    }),
    ...['taskpane/taskpane', 'taskpane/sign-in/sign-in', 'preview/preview'].map((path) => {
      const page = path.split('/').at(-1);
      return new HtmlPlugin({
        template: `./src/${path}.html`,
        filename: `${page}.html`,
        chunks: [page],
        scriptLoading: 'module',
      });
    }),
    new CopyPlugin({
      patterns: [
        { from: 'src/taskpane/help.html', to: '[name][ext]' },
        { from: 'assets/icon-*.png', to: '[name][ext]', noErrorOnMissing: true },
        { from: 'assets/sample/*.docx', to: '[name][ext]', noErrorOnMissing: true },
      ],
    }),
    // The relay sends these in place of the scripts, which are four times as long. Both compress as hard as they can by themselves.
    ...(mode === 'production' ? ['gzip', 'brotliCompress'] : []).map(
      (algorithm) =>
        new CompressionPlugin({
          algorithm,
          test: /\.js$/,
          filename: `[path][base].${algorithm === 'gzip' ? 'gz' : 'br'}`,
        }),
    ),
  ],
  optimization: {
    // Minified by webpack's own: esbuild would leave what is unused within the functions that webpack wraps modules in, an eighth of
    // what the pane waits for.
    // A worker fetches no further script: the page's policy lets it have the one it starts from.
    splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'find-worker' },
  },
  devtool: 'source-map',
  experiments: { topLevelAwait: true },
  performance: {
    hints: mode === 'production' ? 'warning' : false,
    maxAssetSize: 1_500_000,
    maxEntrypointSize: 1_500_000,
  },
  // Beside `npm start`, which answers the checks: pages are rebuilt as they are edited.
  devServer: {
    host: 'localhost',
    port: 3100,
    static: false,
    proxy: [
      { context: ['/api', '/sign-in.json'], target: `http://localhost:${process.env.RELAY_PORT ?? '3000'}` },
    ],
  },
  stats: 'errors-warnings',
});
