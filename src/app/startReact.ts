// In the chunk of React (vite.config.ts), so that React starts in the task of its own script, and not in that of the app's.
import 'react-dom/client';
