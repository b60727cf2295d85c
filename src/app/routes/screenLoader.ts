import type { ComponentType } from 'react'
import type { PrepareScreen } from '../screens/createPrepareScreen.ts'
import type { ScreenLoader, ShownScreen } from './createRoutes.ts'

/** The few pages that are code: they hold nothing but fixed content. */
const pages: Record<string, () => Promise<ComponentType>> = {
  landing: async () => (await import('../pages/LandingPage.tsx')).LandingPage,
  dashboard: async () => (await import('../pages/DashboardPage.tsx')).DashboardPage,
  underConstruction: async () => (await import('../pages/UnderConstructionPage.tsx')).UnderConstructionPage,
  notFound: async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
}

/** Says how a screen of the definition is fetched: its code, and the words and definitions it speaks with. */
export function screenLoader(prepare: PrepareScreen): (screen: ShownScreen) => ScreenLoader {
  return (screen) => {
    if ('list' in screen) {
      return {
        component: async () => (await import('../screens/ListRoute.tsx')).ListRoute,
        data: () => prepare('table', screen.list),
      }
    }
    if ('form' in screen) {
      return {
        component: async () => (await import('../screens/FormRoute.tsx')).FormRoute,
        data: () => prepare('form', screen.form),
      }
    }
    if ('details' in screen) {
      return {
        component: async () => (await import('../screens/DetailsRoute.tsx')).DetailsRoute,
        data: () => prepare('details', screen.details),
      }
    }
    if ('notice' in screen) {
      return {
        component: async () => (await import('../screens/NoticeRoute.tsx')).NoticeRoute,
        data: () => prepare('notice', screen.notice),
      }
    }
    const component = pages[screen.page]
    if (!component) throw new Error(`schemas/screens.json names the page "${screen.page}", which src/app/pages lacks`)
    return { component }
  }
}
