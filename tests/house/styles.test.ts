import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Classes of other packages, which our styles only adapt. */
const isForeign = (name: string) => /^(ant-|yarl__)/.test(name)

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file))
const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))
const components = files.filter(
  (file) => /^src\/(app|ui|fields|screens)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
)

/** Class names in the selectors of a stylesheet. */
function styledIn(text: string): Set<string> {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''))
}

/** Class names in the attributes and properties of a component that set classes; `prefix-` where the rest is computed. */
function writtenIn(file: string): string[] {
  const names: string[] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const collect = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) return
    if (ts.isStringLiteralLike(node)) names.push(...words(node.text))
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) names.push(...words(node.text, true))
    ts.forEachChild(node, collect)
  }
  const find = (node: ts.Node): void => {
    const isClasses =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && /^(root)?classNames?$/i.test(node.name.getText())
    if (isClasses) collect(node.initializer ?? node)
    else ts.forEachChild(node, find)
  }
  find(source)
  return names
}

/** Class names in a picture, or in what is known of one. */
const drawnIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?: class=|"className": )"([^"]*)"/g)].flatMap(([, text = '']) =>
    words(text),
  )

/** @param goesOn whether an expression follows, which completes the last word */
function words(text: string, goesOn = false): string[] {
  const all = text.split(/\s+/)
  const last = all.pop() ?? ''
  return [...all, goesOn && last !== '' ? `${last}*` : last].filter(Boolean)
}

const pictures = files.filter((file) => /\.(svg|json)$/.test(file))
const written = [
  ...components.flatMap((file) => writtenIn(file).map((name) => ({ file, name }))),
  ...pictures.flatMap((file) => drawnIn(file).map((name) => ({ file, name }))),
]
const own = [...new Set(styles.flatMap((text) => [...styledIn(text)]))].filter((name) => !isForeign(name))
const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

describe('class names', () => {
  it('of components are styled', () => {
    const unknown = written.filter(({ name }) => !own.some((known) => matches(name, known)))
    expect(unknown).toEqual([])
  })

  it('of stylesheets are written by a component', () => {
    expect(own.filter((known) => !written.some(({ name }) => matches(name, known)))).toEqual([])
  })
})
