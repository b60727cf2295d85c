import { useEffect, useId, useState } from 'react'
import { useMatches } from 'react-router-dom'
import type { LeavesFor } from '#screens/form/LeaveGuard.tsx'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { icons } from '#ui/icons.tsx'
import { MenuButton, type MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { useApplication } from '../Application.ts'
import { goBack } from '../routes/goBack.ts'
import { LanguageSwitch, Brand, ThemeToggle } from './PageHead.tsx'
import { screensDefinition } from '../screensDefinition.ts'
import { useStore } from '#ui/useStore.ts'

const ConfirmDialog = fetchedAhead(async () => (await import('#ui/Dialog.tsx')).ConfirmDialog)

interface TopBarProps {
  onOpenMenu: () => void
  onOpenSettings: () => void
}

/** Language, theme, notifications and user; on narrow windows also the way to the menu. */
export function TopBar({ onOpenMenu, onOpenSettings }: TopBarProps) {
  const text = useText()
  return (
    <header className="top-bar">
      <div className="top-bar-narrow">
        <button type="button" className="icon-button" onClick={onOpenMenu}>
          <icons.menu />
          <span className="visually-hidden">{text('app:frame.openMenu')}</span>
        </button>
        <Brand to={screensDefinition.home} />
      </div>
      <WayBack />
      <div className="tools">
        <LanguageSwitch />
        <ThemeToggle />
        <Notifications />
        <UserMenu onOpenSettings={onOpenSettings} />
      </div>
    </header>
  )
}

/** The way back from a page without other links, such as one under construction. */
function WayBack() {
  const text = useText()
  const { router } = useApplication()
  const address = useMatches().at(-1)?.id
  const route = screensDefinition.routes.find(({ path }) => path === address)
  if (!route || !('page' in route.screen) || route.path === screensDefinition.home) return null
  return (
    <button type="button" className="way-back" onClick={() => goBack(router)}>
      <icons.back />
      <span>{text('app:common.back')}</span>
    </button>
  )
}

function UserMenu({ onOpenSettings }: Pick<TopBarProps, 'onOpenSettings'>) {
  const text = useText()
  const { router, drafts } = useApplication()
  const [question, setQuestion] = useState<{ drafts: number; open: boolean }>()
  // The action of the landing page ends the session: a form with unsaved input can ask first, and staying keeps it.
  const leave = (state: LeavesFor) =>
    void router.navigate(screensDefinition.landing, { formMethod: 'post', formData: new FormData(), state })
  const signOut = async () => {
    const count = drafts.count()
    if (count === 0) {
      leave({ forgetsDrafts: true })
      return
    }
    try {
      await ConfirmDialog.fetch()
      setQuestion({ drafts: count, open: true })
    } catch {
      // A user may sign out offline as well: the browser asks in its own way.
      const question = [text('app:signOut.title'), text('app:signOut.drafts', { count })].join('\n\n')
      if (window.confirm(question)) leave({ forgetsDrafts: true, isConfirmed: true })
    }
  }
  const doings = { openSettings: onOpenSettings, signOut: () => void signOut() }
  const items = () =>
    screensDefinition.userMenu.map(({ id, icon, to, does }): MenuItem => ({
      id,
      label: text(`app:menu.${id}`),
      icon,
      to,
      ...(does !== undefined && { onChoose: doings[does] }),
    }))
  return (
    <>
      <MenuButton
        label={text('app:frame.user')}
        items={items}
        head={<SignedInAs />}
        icon="person"
        className="user-button"
      />
      {question && (
        <ConfirmDialog
          open={question.open}
          danger
          title={text('app:signOut.title')}
          message={text('app:signOut.drafts', { count: question.drafts })}
          words={{ confirm: text('app:signOut.confirm') }}
          onConfirm={() => {
            setQuestion(undefined)
            leave({ forgetsDrafts: true, isConfirmed: true })
          }}
          onCancel={() => setQuestion({ ...question, open: false })}
        />
      )}
    </>
  )
}

/** Who is signed in, as soon as that is known. */
function SignedInAs() {
  const text = useText()
  const { identifier } = useApplication()
  const email = useStore(identifier.subscribe, identifier.ofSession)
  useEffect(() => void identifier.ask(), [identifier])
  if (email === undefined) return null
  return (
    <p className="signed-in-as">
      <span className="quiet">{text('app:frame.signedInAs')}</span>
      <b>{email}</b>
    </p>
  )
}

const examples = ['visit', 'letter', 'reminder'] as const

/** A bell with examples of what will stand here one day; nothing is fetched. */
function Notifications() {
  const text = useText()
  const id = useId()
  return (
    <>
      <button type="button" className="icon-button icon-button-marked" aria-haspopup="dialog" popoverTarget={id}>
        <icons.bell />
        <span className="visually-hidden">{text('app:notifications.open')}</span>
      </button>
      <section id={id} popover="auto" className="notifications" aria-label={text('app:notifications.title')}>
        <h2 className="popover-title">{text('app:notifications.title')}</h2>
        <ul className="notification-list">
          {examples.map((example) => (
            <li key={example}>
              <p className="notification-title">{text(`app:notifications.${example}.title`)}</p>
              <p>{text(`app:notifications.${example}.text`)}</p>
              <p className="quiet">{text(`app:notifications.${example}.time`)}</p>
            </li>
          ))}
        </ul>
        <p className="popover-foot">{text('app:notifications.demo')}</p>
      </section>
    </>
  )
}
