/* oxlint-disable typescript/unbound-method -- each method is called with its node */
/**
 * Reports each change that fails on a page that the browser has translated. A translator replaces every text node with elements of its own,
 * and React keeps the node that it has created: if React inserts something before that node, or removes or moves it, the browser throws;
 * if React changes it, nobody sees the new text. A text that is its element's only child is safe, because React then sets the text of the
 * element (CONTRIBUTING.md, Devices).
 *
 * Nothing on the page changes, so all stories and journeys run with it. It is also a script for `addInitScript`, so it refers to nothing
 * outside.
 * @param report is called with one sentence for each such change, also if the page goes on working
 */
export function watchTexts(report: (fault: string) => void = console.error): void {
  const prototype = Node.prototype;
  const { insertBefore, appendChild, removeChild } = prototype;
  const { createTextNode } = Document.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');

  /** Returns true if a translator would replace the node: a text that is shown. */
  const isTranslated = (node: Node | null | undefined): node is Text =>
    node?.nodeType === Node.TEXT_NODE &&
    /\S/.test((node as Text).data) &&
    node.parentElement?.closest('script, style, textarea, title, [translate="no"]') === null;

  /** The text nodes that React keeps. It creates none for an element's only text, which it sets as the element's `textContent`. */
  const kept = new WeakSet<Node>();
  const isKept = (text: Text) => kept.has(text) || text.previousSibling !== null || text.nextSibling !== null;

  const tell = (text: Text, problem: string) => {
    const { outerHTML } = (text.parentElement as Element).cloneNode(false) as Element;
    const tag = outerHTML.replace(/<\/.*$/s, '');
    report(`On a translated page, ${problem} ${JSON.stringify(text.data)} in ${tag}`);
  };

  Document.prototype.createTextNode = function (data) {
    const text = createTextNode.call(this, data);
    kept.add(text);
    return text;
  };
  prototype.insertBefore = function (node, sibling) {
    if (isTranslated(node) && node.isConnected) tell(node, 'React cannot move');
    if (isTranslated(sibling) && sibling.isConnected) tell(sibling, 'React cannot insert before');
    return insertBefore.call(this, node, sibling) as typeof node;
  };
  prototype.appendChild = function (node) {
    if (isTranslated(node) && node.isConnected) tell(node, 'React cannot move');
    return appendChild.call(this, node) as typeof node;
  };
  prototype.removeChild = function (node) {
    if (isTranslated(node) && node.isConnected) tell(node, 'React cannot remove');
    return removeChild.call(this, node) as typeof node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isTranslated(this) && value !== this.data && isKept(this)) tell(this, `nobody sees ${JSON.stringify(value)} replace`);
      nodeValue?.set?.call(this, value);
    },
  });
}

/**
 * Does to the page what a translator does: replaces each text node, now and whenever one is added, by two elements with the text. The words
 * stay the same, so that tests still find them. It begins with the first text, earlier than any translator. A script for `addInitScript`.
 */
export function translatePage(): void {
  const untranslated = 'script, style, noscript, textarea, title, svg, [translate="no"]';
  const translations = new WeakSet<Node>();

  function translate(text: Text) {
    if (!/\S/.test(text.data) || translations.has(text) || text.parentElement?.closest(untranslated) !== null) return;
    const [outer, inner, translation] = [document.createElement('font'), document.createElement('font'), new Text(text.data)];
    translations.add(translation);
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  }

  const textsIn = (root: Node): Text[] => {
    if (root.nodeType === Node.TEXT_NODE) return [root as Text];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    return texts;
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) for (const text of textsIn(node)) translate(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
