import { guessed } from '#engine/validation/guessed.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'

interface GuessRemarkProps {
  /** The password as it is typed so far. */
  typed: string
  /** E-mails that stand in the form. */
  addresses: readonly string[]
  /** Where the words of the field stand. */
  words: string
}

/** Says of a password that everybody guesses why it will be refused, as the server judges it. */
export function GuessRemark({ typed, addresses, words }: GuessRemarkProps) {
  const text = useText()
  const why = guessed(
    typed,
    addresses.map((address) => address.trim().toLowerCase()),
  )
  if (why === undefined) return null
  return (
    <p className="field-remark">
      <icons.warning />
      <span>{text([`${words}.errors.${why}`, `app:error.${why}`])}</span>
    </p>
  )
}
