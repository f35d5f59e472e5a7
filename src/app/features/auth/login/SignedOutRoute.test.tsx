import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#tests/support/fakeApi.ts';
import { signedInBefore } from '#tests/support/signedInBefore.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { App } from '../../../App.tsx';
import { createLeaveGuard } from '../../../navigation/leaveGuard.ts';
import { preloadPage, routes } from '../../../routes.tsx';
import { FlowsProvider } from '../../../runtime/FlowsProvider.tsx';
import { createFlowsStore } from '../../../runtime/flowsStore.ts';
import { ServicesProvider } from '../../../services/services.ts';
import { useAuth } from '../useAuth.ts';

/** A device on which somebody is signed in, after 'Continue signed out', because the code of the flows did not load. */
async function continueSignedOut() {
  const context = testFlowContext({ api: fakeApi({}).api });
  const load = vi.fn(() => Promise.reject(new Error('chunk is gone')));
  const store = createFlowsStore({ platform: context.platform, storedSession: signedInBefore, load });
  store.start();
  await settle();
  store.continueSignedOut();
  // On a server, React renders the first state.
  return { context, load, flows: { ...store, readFirst: store.read } };
}

test.each(['/login', '/signup'])("'Continue signed out' leads to the form of %s, and not to the same question", async (path) => {
  const { context, flows } = await continueSignedOut();
  await preloadPage(path, 'user');
  const html = renderToString(
    <App
      services={context}
      queries={context.queries}
      toasts={context.toasts}
      flows={flows}
      guard={createLeaveGuard()}
      scroll={{ enter: () => {} }}
      siteBase="/"
    >
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </App>,
  );
  expect(html).toContain('type="password"');
  expect(html).not.toContain('Continue signed out');
});

type Send = ReturnType<typeof useAuth>['send'];

function Form({ onRender }: { onRender: (send: Send) => void }) {
  onRender(useAuth(null).send);
  return null;
}

test('what is sent after it loads the flows again', async () => {
  const { context, load, flows } = await continueSignedOut();
  const sends: Send[] = [];
  renderToString(
    <ServicesProvider value={context}>
      <FlowsProvider store={flows}>
        <Form onRender={(send) => void sends.push(send)} />
      </FlowsProvider>
    </ServicesProvider>,
  );
  expect(load).toHaveBeenCalledOnce();
  sends[0]?.({ type: 'auth.signIn', email: 'sam@example.com', password: 'secret12' });
  expect(load).toHaveBeenCalledTimes(2);
});
