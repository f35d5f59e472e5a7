// One screen with data of your own, in your brand.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { brandStyle, ReviewsScreen, type ReviewsView, SiteProvider } from 'gadget-garage';
import 'gadget-garage/style.css';
import { brand } from './brand';

for (const [name, value] of Object.entries(brandStyle(brand))) document.documentElement.style.setProperty(name, value);

const reviews: ReviewsView = {
  state: 'ready',
  rows: [
    { id: '1', name: 'Ada', photo: '', text: 'The ratchet clicks like a Swiss watch.' },
    { id: '2', name: 'Grace', photo: '', text: 'Found the bug. It was under the floor mat.' },
  ],
};

function Reviews() {
  const [view, setView] = useState<ReviewsView>({ state: 'failed', message: 'The reviews are not loaded yet.' });
  return <ReviewsScreen view={view} onRetry={() => setView(reviews)} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <SiteProvider>
    <main style={{ padding: '2rem' }}>
      <Reviews />
    </main>
  </SiteProvider>,
);
