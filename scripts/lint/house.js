import { doorsRule } from './doors.js'

/** A rule that forbids what any of some selectors (esquery) finds. */
const forbid = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
})

/** Whether an expression always yields a text, judged by its syntax. */
function isText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== ''
  if (node.type === 'LogicalExpression') return isText(node.right)
  if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate)
  if (node.type !== 'CallExpression') return node.type === 'TemplateLiteral'
  const { callee } = node
  return callee.name === 'text' || callee.property?.name === 'join' || callee.object?.name === 'text'
}

/** Translations of browsers replace text nodes, and React loses those that it keeps hold of. */
const bareText = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const message =
      'A text beside others stands in an element of its own: React would lose it where a browser translates the page'
    const check = (node) => {
      const children = node.children.filter(({ type, value, expression }) =>
        type === 'JSXText' ? value.trim() !== '' : expression?.type !== 'JSXEmptyExpression',
      )
      if (children.length < 2 && node.type !== 'JSXFragment') return
      for (const child of children) {
        if (child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isText(child.expression))) {
          context.report({ node: child, message })
        }
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    doors: doorsRule,
    'bare-text': bareText,
    network: forbid(
      'Only src/client talks to the network',
      'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(fetch|XMLHttpRequest|WebSocket|EventSource)$/]',
      'MemberExpression[property.name="sendBeacon"]',
    ),
    'no-html': forbid(
      'Text from outside is shown as text: no HTML is ever built from strings',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
      'CallExpression[callee.property.name="insertAdjacentHTML"]',
    ),
    late: forbid(
      'Code that comes later is handed to fetchedAhead or fetchedLate, which know what to do where it cannot be fetched; of screens the router knows',
      'ImportExpression:not(CallExpression[callee.name=/^fetched(Ahead|Late)$/] ImportExpression)',
      'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
    ),
    'spread-literal': forbid(
      'Write the entries themselves: a literal that is spread into another one only keeps lines together',
      'ArrayExpression > SpreadElement > ArrayExpression',
      'ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression',
      'ObjectExpression > SpreadElement > ObjectExpression',
    ),
    'named-exports': forbid(
      'Named exports only: a thing has one name everywhere, and is imported from its own file',
      'ExportDefaultDeclaration',
      'ExportAllDeclaration',
    ),
  },
}
