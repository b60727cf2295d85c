import { useScreenServices } from '#screens/ScreenServices.ts'
import { Page, Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'

/** What stands for a form until its script runs: nobody may type where a draft may be offered. */
export function FormAhead({ name }: { name: string }) {
  const { formOf } = useScreenServices()
  const text = useText()
  const { words, create } = formOf(name).plan
  return (
    <Page title={text(`${words}.title.${create === undefined ? 'update' : 'create'}`)}>
      <Skeletons of="form" />
    </Page>
  )
}
