// The sandbox as the backend of a test. MSW answers this process's fetch; nothing leaves it.
import { setupServer } from 'msw/node';
import { operations, productOfTool } from 'gadget-garage/contract';
import { createSandbox, handlersFor } from 'gadget-garage/sandbox';
import { parse } from 'valibot';

const sandbox = await createSandbox({ siteBase: 'https://shop.test/' });
const server = setupServer(...handlersFor(sandbox));
server.listen({ onUnhandledFrame: 'error' });

const response = await fetch(`${sandbox.apiBase}${operations.listTools.path}`);
const [first] = parse(operations.listTools.response, await response.json()).map(productOfTool);
console.log(`${first?.name}: ${first?.stock} left at $${first?.price}`);

// The same call fails on purpose.
sandbox.faults.set([{ operation: 'listTools', kind: '500' }]);
const failed = await fetch(`${sandbox.apiBase}${operations.listTools.path}`);
console.log(`With a fault: ${failed.status}`);

server.close();
