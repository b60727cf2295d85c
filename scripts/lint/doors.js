import { builtinModules } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * Who may import whom. A room may always import itself; `types` are doors that only types may pass.
 * The same table stands in docs/architecture.md.
 * @type {Record<string, { values: string[], types: string[] }>}
 */
export const doors = {
  generated: { values: [], types: ['engine'] },
  compiler: { values: ['engine'], types: ['generated'] },
  engine: { values: [], types: ['generated'] },
  ui: { values: [], types: [] },
  client: { values: ['generated'], types: ['engine'] },
  fields: { values: ['engine', 'ui'], types: ['generated'] },
  screens: { values: ['engine', 'ui', 'fields', 'client'], types: ['generated'] },
  app: { values: ['engine', 'ui', 'fields', 'screens', 'client', 'generated'], types: [] },
  server: { values: ['engine', 'generated'], types: [] },
}

/**
 * Storeys inside a room, and the storeys that each may import. Files outside every storey stand in `top`.
 * @type {Record<string, Record<string, string[]>>}
 */
export const storeys = {
  compiler: {
    text: [],
    expressions: ['text'],
    project: ['text'],
    emit: ['text', 'expressions', 'project'],
    uses: ['text', 'expressions', 'project'],
    check: ['text', 'expressions', 'project', 'uses', 'emit'],
    top: ['text', 'expressions', 'project', 'emit'],
  },
}

const withReact = ['ui', 'fields', 'screens', 'app']
const domainFolders = ['schemas', 'locales', 'openapi']
const react =
  /^(react|react-dom|react-router|react-router-dom|react-i18next|antd|@ant-design\/.*|@rjsf\/(core|antd)|@tanstack\/react-.*|yet-another-react-lightbox)(\/|$)/
const node = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)])

/** Path below the project that a module name stands for; undefined for packages. */
function target(specifier, file) {
  if (specifier.startsWith('#')) return join('src', specifier.slice(1))
  if (specifier.startsWith('.')) return relative(root, join(dirname(file), specifier))
  if (/^\/(src|schemas|locales|openapi)\//.test(specifier)) return specifier.slice(1)
  return undefined
}

const fromScripts = 'scripts/ may not import tests/: tests use scripts, never the other way'

/** Returns why a file of `room` may not import `specifier`, and the rooms that may; undefined if it may. */
export function closedDoor(room, specifier, file, typeOnly) {
  const path = target(specifier, file)
  if (room === 'scripts') return path?.split(sep)[0] === 'tests' ? fromScripts : undefined
  const { values, types } = doors[room]
  if (path === undefined) {
    if (room !== 'server' && (specifier.startsWith('node:') || node.has(specifier))) {
      return `src/${room} runs without Node. Only src/server may import ${specifier}`
    }
    if (!withReact.includes(room) && react.test(specifier)) {
      return `src/${room} knows no React. Only ${withReact.join(', ')} may import ${specifier}`
    }
    return undefined
  }
  const [top = '', other = ''] = path.split(sep)
  if (domainFolders.includes(top)) {
    return room === 'app' ? undefined : `Only src/app imports the files of ${top}/; src/server reads them from disk`
  }
  if (top !== 'src') return `src/${room} may not reach outside src/ (${specifier})`
  if (!(other in doors)) return undefined
  if (other === room) {
    return specifier.startsWith('.') || specifier.startsWith('#')
      ? closedStorey(room, relative(root, file), path)
      : `Write #${room}/… instead of ${specifier}`
  }
  if (!values.includes(other) && !types.includes(other)) {
    const allowed = [room, ...values, ...types.map((name) => `${name} (types only)`)].join(', ')
    return `src/${room} may import only ${allowed}; it may not import ${other}`
  }
  if (!values.includes(other) && !typeOnly) {
    return `src/${room} may import only types of ${other}: write \`import type\``
  }
  return specifier.startsWith('#') ? undefined : `Enter another room by its name: #${other}/…`
}

/** The mistake of an import inside a room that has storeys; undefined if there is none. */
function closedStorey(room, file, path) {
  const rules = storeys[room]
  // Tests build what they need from the storeys above.
  if (!rules || /\.test\.tsx?$/.test(file)) return undefined
  const [from, to] = [file, path].map((one) => {
    const storey = one.split(sep)[2]
    return storey in rules ? storey : 'top'
  })
  if (from === to || rules[from].includes(to)) return undefined
  const allowed = [from, ...rules[from]].join(', ')
  return `src/${room}/${from} may import only ${allowed} of src/${room}; it may not import ${to}`
}

const roomOf = (file) => {
  const [top, room] = relative(root, file).split(sep)
  if (top === 'scripts') return top
  return top === 'src' && room in doors ? room : undefined
}

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'))

/** Rule of the lint for the doors between the rooms of src/, and from scripts/ to tests/, for every form of import. */
export const doorsRule = {
  meta: { type: 'problem', messages: { closed: '{{reason}}' }, schema: [] },
  create(context) {
    const room = roomOf(context.filename)
    if (!room) return {}
    const check = (node, source, typeOnly) => {
      if (source?.type !== 'Literal' && source?.type !== 'TemplateLiteral') return
      const specifier = source.type === 'Literal' ? source.value : source.quasis[0].value.cooked
      if (typeof specifier !== 'string') return
      const reason = closedDoor(room, specifier, context.filename, typeOnly)
      if (reason) context.report({ node, messageId: 'closed', data: { reason } })
    }
    const whole = (node) => check(node, node.source, isTypeOnly(node))
    return {
      ImportDeclaration: whole,
      ExportAllDeclaration: whole,
      ExportNamedDeclaration: whole,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0], false),
      'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"]': (node) => {
        const [first] = node.arguments
        for (const one of first?.type === 'ArrayExpression' ? first.elements : [first]) check(node, one, false)
      },
      'NewExpression[callee.name="URL"]': (node) => {
        if (node.arguments[1]?.object?.type === 'MetaProperty') check(node, node.arguments[0], false)
      },
    }
  },
}
