import type { ComponentType } from 'react'
import type { PrepareScreen } from '../screens/createPrepareScreen.ts'
import type { ScreenKind } from '../screens/openScreens.tsx'
import type { ScreenLoader, ShownScreen } from './createRoutes.ts'

/** The few pages that are code: they hold nothing but fixed content. */
const pages: Record<string, () => Promise<ComponentType>> = {
  landing: async () => (await import('../pages/LandingPage.tsx')).LandingPage,
  dashboard: async () => (await import('../pages/DashboardPage.tsx')).DashboardPage,
  underConstruction: async () => (await import('../pages/UnderConstructionPage.tsx')).UnderConstructionPage,
  notFound: async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}

/** Says how the code of a screen is fetched, and what it shows: a page, or what a definition of its kind opens. */
export function screenLoader(prepare: PrepareScreen): (screen: ShownScreen) => ScreenLoader {
  return (screen) => {
    if ('page' in screen) {
      const component = pages[screen.page]
      if (!component) throw new Error(`schemas/screens.json names the page "${screen.page}", which src/app/pages lacks`)
      return { component }
    }
    const [[kind, name]] = Object.entries(screen) as [[ScreenKind, string]]
    return {
      component: async () => (await import('../screens/GenericScreen.tsx')).GenericScreen,
      data: () => prepare(kind, name),
    }
  }
}
