/** The preview's entry. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PaneFrame } from '../taskpane/pane';
import { PreviewPage } from './preview-page';

const root = document.getElementById('preview');
if (root === null) throw new Error('The page has no place for the preview.');
createRoot(root).render(
  <StrictMode>
    <PaneFrame>
      <PreviewPage />
    </PaneFrame>
  </StrictMode>,
);
