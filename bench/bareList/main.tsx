import { createRoot } from 'react-dom/client';
import '../bare/bare.css';
import './bareList.css';
import { List } from './List.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<List />);
