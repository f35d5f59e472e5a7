/**
 * Returns `convert` with the results kept as long as their rows. Screens draw a row again only if its view is another object, so a search
 * in ten thousand rows draws only those that it brings into view.
 */
export function oncePerRow<Row extends object, View extends object>(convert: (row: Row) => View): (row: Row) => View {
  const views = new WeakMap<Row, View>();
  return (row) => {
    const view = views.get(row) ?? convert(row);
    views.set(row, view);
    return view;
  };
}
