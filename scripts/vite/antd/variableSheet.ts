/** The same rules with the variables of each theme, and of what changes measures or motion. */
interface Variants {
  light: string
  dark: string
  /** Fingers need larger controls. */
  touch: string
  /** No motion is wished. */
  still: string
}

type Declarations = Record<string, string>
type Rules = Record<string, Declarations>

/**
 * One sheet of variables for all themes: those of the light one, and what differs where the page is dark, touched or
 * without motion. Throws where two of these reasons change the same variable: it would need a value for both together.
 */
export function variableSheet({ light, dark, touch, still }: Variants): string {
  const rules = parse(light)
  const changes = [dark, touch, still].map((css) => differing(rules, parse(css)))
  const names = changes.flatMap((change) =>
    Object.entries(change).flatMap(([of, all]) => Object.keys(all).map((name) => of + name)),
  )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`The variable ${twice} of antd changes for two reasons`)
  const [ofDark = {}, ofTouch = {}, ofStill = {}] = changes
  return [
    write(':root', rules),
    within('@media screen and (prefers-color-scheme:dark)', write(':root:not([data-theme=light])', ofDark)),
    within('@media screen', write(':root[data-theme=dark]', ofDark)),
    within('@media (pointer:coarse)', write(':root', ofTouch)),
    within('@media (prefers-reduced-motion:reduce)', write(':root', ofStill)),
  ].join('')
}

function parse(css: string): Rules {
  const rules: Rules = {}
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = body.split(/;(?=--|$)/).filter((text) => text !== '')
    rules[selector] = Object.fromEntries(
      declarations.map((text): [string, string] => {
        const colon = text.indexOf(':')
        return [
          text.slice(0, colon),
          text
            .slice(colon + 1)
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ]
      }),
    )
  }
  return rules
}

/** The declarations of other rules whose values are not those of the first. */
function differing(rules: Rules, others: Rules): Rules {
  const changed: Rules = {}
  for (const [selector, declarations] of Object.entries(others)) {
    const own = Object.entries(declarations).filter(([name, value]) => rules[selector]?.[name] !== value)
    if (own.length > 0) changed[selector] = Object.fromEntries(own)
  }
  return changed
}

function write(root: string, rules: Rules): string {
  return Object.entries(rules)
    .map(([selector, declarations]) => {
      const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
      return `${root} ${selector}{${body.join(';')}}`
    })
    .join('')
}

const within = (condition: string, css: string) => (css === '' ? '' : `${condition}{${css}}`)
