import { doorsRule } from './doors.js'

/** A rule that forbids what any of some selectors (esquery) finds. */
const forbid = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
})

/** The rules of this house for oxlint, beside its own. */
export default {
  meta: { name: 'house' },
  rules: {
    doors: doorsRule,
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
    'named-exports': forbid(
      'Named exports only: a thing has one name everywhere, and is imported from its own file',
      'ExportDefaultDeclaration',
      'ExportAllDeclaration',
    ),
  },
}
