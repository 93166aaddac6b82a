import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadWhenIdle } from './app/lazy-parts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
preloadWhenIdle();
