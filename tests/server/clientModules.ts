import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The code of modules by their paths: 'src/components/primitives/Card/Card.tsx'. */
type Sources = ReadonlyMap<string, string>;

/** A name that a module imports, except types. */
interface Import {
  name: string;
  /** A path of the sources, or the name of a package. */
  from: string;
  /** True if it is only rendered, as `<Card>`. A server can render the components of client modules too. */
  isOnlyRendered: boolean;
}

interface Module {
  hasDirective: boolean;
  /** True if an element or an object gets a function. A server cannot send it to the browser. */
  passesFunction: boolean;
  imports: Import[];
}

/** Lists all nodes below a node. */
function nodesIn(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const add = (child: ts.Node) => {
    nodes.push(child);
    ts.forEachChild(child, add);
  };
  ts.forEachChild(node, add);
  return nodes;
}

const isElement = (node: ts.Node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node);

/** Returns true in `<Card>` and `<Radix.Root>`. */
const isTag = (name: ts.Identifier): boolean => {
  const tag = ts.isPropertyAccessExpression(name.parent) && name.parent.expression === name ? name.parent : name;
  return isElement(tag.parent) && (tag.parent as ts.JsxOpeningElement).tagName === tag;
};

/** Returns true if it names an attribute, a property or a type, so that it does not stand for the value of this name. */
const isLabel = (name: ts.Identifier): boolean => {
  const { parent } = name;
  const isName = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent);
  return (isName && parent.name === name) || ts.isTypeNode(parent) || ts.isQualifiedName(parent) || ts.isImportSpecifier(parent);
};

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Finds `onClick={…}` and `card={() => …}`, and the same in objects, such as the columns of a table. */
function passesFunction(nodes: readonly ts.Node[]): boolean {
  const declared = new Set(
    nodes.flatMap((node) => {
      if (ts.isFunctionDeclaration(node)) return [node.name?.text];
      return ts.isVariableDeclaration(node) && isFunction(node.initializer) ? [node.name.getText()] : [];
    }),
  );
  return nodes.some((node) => {
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return false;
    const given = node.initializer;
    const value = given !== undefined && ts.isJsxExpression(given) ? given.expression : given;
    return /^on[A-Z]/.test(node.name.getText()) || isFunction(value) || (value !== undefined && declared.has(value.getText()));
  });
}

/** Resolves an import as package.json does. */
const resolve = (importer: string, specifier: string): string =>
  specifier.startsWith('.') ? join(dirname(importer), specifier) : specifier.replace(/^#components\//, 'src/components/');

function importsOf(file: ts.SourceFile, nodes: readonly ts.Node[]): Import[] {
  const used = new Set(nodes.flatMap((node) => (ts.isIdentifier(node) && !isTag(node) && !isLabel(node) ? [node.text] : [])));
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || importClause?.isTypeOnly === true || !ts.isNamedImports(bindings)) return [];
    const from = resolve(file.fileName, (moduleSpecifier as ts.StringLiteral).text);
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName = name }) => ({ name: propertyName.text, from, isOnlyRendered: !used.has(name.text) }));
  });
}

function parse(path: string, code: string): Module {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const nodes = nodesIn(file);
  const [first] = file.statements;
  const hasDirective = first !== undefined && ts.isExpressionStatement(first) && first.getText() === "'use client';";
  return { hasDirective, passesFunction: path.endsWith('.tsx') && passesFunction(nodes), imports: importsOf(file, nodes) };
}

/**
 * Compares the directives of components with their code. Modules without components need none, because they belong to those that import
 * them.
 * @param sources all modules, except stories, tests, fixtures and styles
 * @param onServer the names that React exports on a server
 * @returns the paths of the modules that need `'use client'` and do not have it, and of those that have it and do not need it
 */
export function compareDirectives(sources: Sources, onServer: ReadonlySet<string>): { missing: string[]; needless: string[] } {
  const modules = new Map([...sources].map(([path, code]) => [path, parse(path, code)]));
  const client = new Set<string>();
  const isOfClient = ({ name, from, isOnlyRendered }: Import): boolean => {
    if (from === 'react') return !onServer.has(name);
    if (!modules.has(from)) return /^use[A-Z]/.test(name);
    return client.has(from) && !(isOnlyRendered && from.endsWith('.tsx'));
  };
  for (let before = -1; before < client.size;) {
    before = client.size;
    for (const [path, module] of modules) if (module.passesFunction || module.imports.some(isOfClient)) client.add(path);
  }
  const components = [...modules].filter(([path]) => path.endsWith('.tsx'));
  return {
    missing: components.filter(([path, { hasDirective }]) => client.has(path) && !hasDirective).map(([path]) => path),
    needless: [...modules]
      .filter(([path, { hasDirective }]) => hasDirective && !(client.has(path) && path.endsWith('.tsx')))
      .map(([path]) => path),
  };
}
