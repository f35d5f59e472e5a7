// A machine with services of your own. The machine decides what happens; the services only do it.
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiError, type Output } from 'gadget-garage/contract';
import { changeStockMachine } from 'gadget-garage/machines/changeStock';
import { restockMachine } from 'gadget-garage/machines/restock';

/** Your backend. Its first answer gets lost, although it has changed the stock. */
const shelf = { id: 'wrench', stock: 3, puts: 0 };

const machine = restockMachine.provide({
  actors: {
    // No other page changes this stock, so the lock is always free.
    holdLock: fromCallback(({ sendBack }) => sendBack({ type: 'lock.granted', stored: null })),
    getTool: fromPromise(async () => tool()),
    changeStock: changeStockMachine.provide({
      actors: {
        getTool: fromPromise(async () => tool()),
        updateTool: fromPromise(async ({ input }) => {
          shelf.stock = input.body.quantity ?? shelf.stock;
          shelf.puts += 1;
          if (shelf.puts === 1) throw new ApiError('offline', { message: 'The connection broke', ambiguous: true });
          return tool();
        }),
      },
    }),
  },
  actions: {
    announceRestocked: ({ context: { write } }) => console.log(`Restocked: ${write?.to} on the shelf, ${shelf.puts} PUT`),
  },
});

const restock = createActor(machine).start();
restock.send({ type: 'restock.open', tool: { id: shelf.id, name: 'Wrench', pictures: [], stock: shelf.stock }, stored: null });
restock.send({ type: 'restock.submit', amount: 5 });
// The machine reads the stock again, finds 8, and does not add five more.
await waitFor(restock, (state) => state.hasTag('resting') && !state.matches('editing'));

function tool(): Output<'getTool'> {
  return {
    _id: shelf.id,
    name: 'Wrench',
    img: '',
    img2: '',
    img3: '',
    description: '',
    price: 12,
    quantity: shelf.stock,
    minOrderQuantity: 1,
    status: 'New',
    rating: 5,
    date: '2026-01-01',
  };
}
