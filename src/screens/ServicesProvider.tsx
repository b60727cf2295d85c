import { useMemo, type ReactNode } from 'react'
import type { FieldServices } from '#fields/FieldServices.ts'
import { FieldsProvider } from '#fields/FieldsProvider.tsx'
import { columnKey } from '#fields/columns/columnKey.ts'
import { columnText } from '#fields/columns/columnText.ts'
import { fillAddress } from './fillAddress.ts'
import { callSignedIn } from './outcomes/performCall.ts'
import { ScreenServicesContext, type ScreenServices } from './ScreenServices.ts'

/** Gives the application around them to screens, and what they need of it to the fields in them. */
export function ServicesProvider({ services, children }: { services: ScreenServices; children: ReactNode }) {
  const { call, signInAgain, lookups, references, isTrueOf, formats } = services
  const ofFields = useMemo((): FieldServices => {
    return {
      formats,
      lookups,
      references: {
        titleOf({ name, row }, surroundings) {
          const title = references[name]?.title
          return title ? columnText(title, row, surroundings) : ''
        },
        titleKeyOf({ name, row }, surroundings) {
          const title = references[name]?.title
          return title ? columnKey(title, row, surroundings) : ''
        },
        addressOf({ name, row }) {
          const to = references[name]?.to
          return to === undefined ? undefined : fillAddress(to, row, { params: {}, isTrueOf })
        },
      },
      async fileBytes(operation, id) {
        const answer = await callSignedIn({ call, signInAgain }, operation, { id })
        if (!answer.ok || !(answer.data instanceof Blob)) throw new Error(answer.reason ?? 'The file is not there')
        return answer.data
      },
    }
  }, [call, signInAgain, lookups, references, isTrueOf, formats])
  return (
    <ScreenServicesContext value={services}>
      <FieldsProvider services={ofFields}>{children}</FieldsProvider>
    </ScreenServicesContext>
  )
}
