import { createRoot } from 'react-dom/client';
import { Button } from '#components/primitives/Button/Button.tsx';
import '#components/theme/global.css.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button tone="accent">Gadget Garage</Button>);
