import { useEffect, useState } from 'react'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { useFieldServices, type Choice } from '../FieldServices.ts'

interface Choices {
  choices: readonly Choice[]
  loading: boolean
  /** The values could not be loaded; those that the schema knows are offered instead. */
  failed: boolean
}

const none: readonly Choice[] = []

/** The values that a field offers: those of its lookup, else those that its schema lists. */
export function useChoices(schema: PropertySchema): Choices {
  const { lookup } = useFieldServices()
  const [answer, setAnswer] = useState<{ choices?: readonly Choice[]; failed?: boolean }>({})
  const name = schema.lookup
  useEffect(() => {
    if (name === undefined) return undefined
    let wanted = true
    lookup(name).then(
      (choices) => wanted && setAnswer({ choices }),
      () => wanted && setAnswer({ failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [lookup, name])

  const listed = schema.enum?.flatMap((value) => (value === null ? [] : [{ value }])) ?? none
  if (name === undefined) return { choices: listed, loading: false, failed: false }
  const loading = answer.choices === undefined && answer.failed !== true
  return { choices: answer.choices ?? (loading ? none : listed), loading, failed: answer.failed === true }
}
