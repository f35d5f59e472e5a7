// Part of React's chunk (vite.config.ts), so that React's code runs in the task of its own script, and not in that of the app.
import 'react-dom/client';
