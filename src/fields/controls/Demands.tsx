import { namedKeys } from '#engine/text/wordKeys.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFieldServices } from '../FieldServices.ts'

interface DemandsProps {
  id: string
  /** Path of the words of the field. */
  words: string
  names: readonly string[]
  /** Names of those that the typed text does not meet yet. */
  unmet: readonly string[]
}

/** What a format demands of a text, and how much of it is met so far. */
export function Demands({ id, words, names, unmet }: DemandsProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  return (
    <ul id={id} className="field-demands">
      {names.map((name) => {
        const isMet = !unmet.includes(name)
        const Icon = icons[isMet ? 'success' : 'open']
        return (
          <li key={name} data-met={isMet || undefined}>
            <Icon />
            {text(namedKeys(namespace, words, 'demands', name))}
            {isMet && <span className="visually-hidden">{` ${text('app:form.demandMet')}`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
