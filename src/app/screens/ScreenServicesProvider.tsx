import { useMemo, useState, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { ServicesProvider } from '#screens/ServicesProvider.tsx'
import { useApplication } from '../Application.ts'
import { goBack } from '../routes/goBack.ts'
import { peekWanted } from '../routes/guard.ts'
import type { ScreenParts } from './openScreens.tsx'

/** Gives the generic screens the application around them. */
export function ScreenServicesProvider({ parts, children }: { parts: ScreenParts; children?: ReactNode }) {
  const { session, identifier, forgetPerson, router, signInAgain, toasts, drafts } = useApplication()
  // No part of an address is left out: each name of a path has its value.
  const params = useParams() as Readonly<Record<string, string>>
  const { pathname, search, hash } = useLocation()
  const address = pathname + search
  const field = hash.slice(1)
  const [wanted] = useState(peekWanted)

  const services = useMemo(
    (): ScreenServices => ({
      ...parts,
      route: { params, address, ...(field !== '' && { field }), ...(wanted !== undefined && { wanted }) },
      navigate: (to, how) => router.navigate(to, how),
      back: () => goBack(router),
      session: {
        signIn(answer) {
          const isKept = session.write(answer)
          if (isKept) identifier.begin()
          return isKept
        },
        signOut() {
          forgetPerson()
          session.clear()
        },
      },
      identifier,
      signInAgain: signInAgain.ask,
      toasts,
      drafts: drafts.open,
    }),
    [parts, params, address, field, wanted, session, identifier, forgetPerson, router, signInAgain, toasts, drafts],
  )

  return <ServicesProvider services={services}>{children}</ServicesProvider>
}
