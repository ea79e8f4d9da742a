/**
 * Lint rules for components. `literal-text` reports text that is written in the markup instead of a message (I18N-02).
 * `translatable-text` reports text that page translators break (SSR-09). Page translators move text nodes into elements of their own. React then throws
 * when it removes such a node or inserts before it, and updates get lost. An element with a single text child is safe,
 * because React replaces its content. So text that appears, disappears or changes needs its own element, and no
 * component returns bare text.
 */

/** The part of an ESTree node that the rule reads. */
interface Node {
  type: string;
  [field: string]: unknown;
}

interface RuleContext {
  report(problem: { node: Node; message: string }): void;
}

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? (value as (Node | null)[]).filter((node) => node !== null) : [];
const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;

const nameOf = (node: Node | undefined): string => (typeof node?.['name'] === 'string' ? node['name'] : '');

/** Functions that return text: messages and the functions of `shared/i18n/format.ts`. */
const textCall = /^(?:text|format\w+)$/;

/** Whether an expression is certainly text. Expressions that may be an element or nothing do not count. */
function isText(node: Node | undefined): boolean {
  switch (node?.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'].trim() !== '';
    case 'CallExpression': {
      const callee = nodeOf(node['callee']);
      const name = callee?.type === 'MemberExpression' ? nodeOf(callee['property']) : callee;
      return textCall.test(nameOf(name));
    }
    default:
      return false;
  }
}

const branchesOf = (node: Node): (Node | undefined)[] =>
  node.type === 'ConditionalExpression'
    ? [nodeOf(node['consequent']), nodeOf(node['alternate'])]
    : [nodeOf(node['right'])];

/** Whether an expression is text in some renders, and an element or nothing in others. */
function isChangingText(node: Node | undefined): boolean {
  if (node?.type !== 'ConditionalExpression' && node?.type !== 'LogicalExpression') return false;
  return branchesOf(node).some((branch) => isText(branch) || isChangingText(branch));
}

/** Whether an expression is a function that renders bare text: `({ title }) => title`. */
function rendersText(node: Node | undefined): boolean {
  const body = node?.type === 'ArrowFunctionExpression' ? nodeOf(node['body']) : undefined;
  return body?.type === 'Identifier' || body?.type === 'MemberExpression' || isText(body) || isChangingText(body);
}

/** Whether an expression maps a list to elements for some of its items and to bare text for others. */
function mapsToMixed(node: Node | undefined): boolean {
  if (node?.type !== 'CallExpression' || nameOf(nodeOf(nodeOf(node['callee'])?.['property'])) !== 'map') return false;
  const [render] = nodesOf(node['arguments']);
  const body = nodeOf(render?.['body']);
  if (body?.type !== 'ConditionalExpression') return false;
  const branches = branchesOf(body);
  return (
    branches.some((branch) => branch?.type === 'JSXElement') && branches.some((branch) => branch?.type === 'Identifier')
  );
}

/** Whether an expression inserts or removes elements between renders. */
function isChangingElement(node: Node | undefined): boolean {
  if (node?.type !== 'ConditionalExpression' && node?.type !== 'LogicalExpression') return false;
  return branchesOf(node).some((branch) => branch?.type.startsWith('JSX') || isChangingElement(branch));
}

const isBlank = (child: Node) => child.type === 'JSXText' && String(child['value']).trim() === '';
const expressionOf = (child: Node) =>
  child.type === 'JSXExpressionContainer' ? nodeOf(child['expression']) : undefined;

function checkChildren(parent: Node, context: RuleContext, isFragment: boolean): void {
  const children = nodesOf(parent['children']).filter((child) => !isBlank(child));
  const hasSiblings = children.length > 1 || isFragment;
  children.forEach((child, at) => {
    const expression = expressionOf(child);
    if (hasSiblings && isChangingText(expression)) {
      context.report({ node: child, message: 'Text that comes and goes beside others needs an element of its own.' });
    }
    if (mapsToMixed(expression)) {
      context.report({ node: child, message: 'A list has elements only, no bare text between them.' });
    }
    if (rendersText(expression))
      context.report({ node: child, message: 'A part that is rendered later is an element, not bare text.' });
    const isPlainText = child.type === 'JSXText' || isText(expression);
    const before = children.slice(0, at).map(expressionOf);
    if (isPlainText && before.some(isChangingElement)) {
      context.report({
        node: child,
        message: 'Text behind an element that comes and goes needs an element of its own.',
      });
    }
  });
}

const isComponent = (node: Node) => /^[A-Z]/.test(nameOf(nodeOf(node['id'])));

/** Creates a visitor for each file, in ESLint's plugin format, which oxlint supports. */
function create(context: RuleContext) {
  const components: boolean[] = [];
  return {
    JSXElement: (node: Node) => checkChildren(node, context, false),
    JSXAttribute(node: Node) {
      const value = nodeOf(node['value']);
      const isFallback = nameOf(nodeOf(node['name'])) === 'fallback';
      if (isFallback && (isText(value) || isText(value && expressionOf(value)))) {
        context.report({ node, message: 'A fallback is an element, not bare text.' });
      }
    },
    JSXFragment: (node: Node) => checkChildren(node, context, true),
    FunctionDeclaration: (node: Node) => void components.push(isComponent(node)),
    'FunctionDeclaration:exit': () => void components.pop(),
    ArrowFunctionExpression: () => void components.push(false),
    'ArrowFunctionExpression:exit': () => void components.pop(),
    ReturnStatement(node: Node) {
      const returned = nodeOf(node['argument']);
      if (components.at(-1) && (isText(returned) || isChangingText(returned))) {
        context.report({ node, message: 'A component returns an element, not bare text.' });
      }
    },
  };
}

/** Attributes whose value is read out or shown. */
const shownAttributes = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

const isWords = (value: unknown) => typeof value === 'string' && /\p{L}{2}/u.test(value);

/** Creates a visitor that reports words in the markup. */
function createLiteralText(context: RuleContext) {
  const message = "Text is a message: add it to locales/<locale>/<area>.json and write {text('area.id')} (useIntl).";
  return {
    JSXText(node: Node) {
      if (isWords(node['value'])) context.report({ node, message });
    },
    JSXAttribute(node: Node) {
      const isShown = shownAttributes.has(nameOf(nodeOf(node['name'])));
      if (isShown && isWords(nodeOf(node['value'])?.['value'])) context.report({ node, message });
    },
  };
}

// oxlint loads the plugin from the default export.
export default {
  meta: { name: 'site' },
  rules: { 'literal-text': { create: createLiteralText }, 'translatable-text': { create } },
};
