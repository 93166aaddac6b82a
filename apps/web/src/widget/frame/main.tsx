import { createRoot } from 'react-dom/client';
import './frame.css';
import { WidgetFrame } from './widget-frame.tsx';

const key = location.pathname.split('/')[2] ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<WidgetFrame widgetKey={key} />);
