import { useMemo, type ReactNode } from 'react'
import { TextContext, type Language, type Translate } from './useText.ts'

interface TextProviderProps {
  text: Translate
  language: Language
  children: ReactNode
}

/** Hands the texts of one language to everything below it. */
export function TextProvider({ text, language, children }: TextProviderProps) {
  const value = useMemo(() => ({ text, language }), [text, language])
  return <TextContext value={value}>{children}</TextContext>
}
