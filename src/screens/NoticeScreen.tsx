import Button from 'antd/es/button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { NoticePlan } from '#engine/plan/ReadPlan.ts'
import type { FormAlert as Alert } from '#engine/form/FormState.ts'
import { drawings } from '#ui/drawings.tsx'
import { FormAlert } from '#ui/form/FormAlert.tsx'
import { Page } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { LinkButton } from './actions/ActionButtons.tsx'
import { useRecordActions } from './actions/useRecordActions.tsx'
import './screens.css'

const noRecord = {}

/** A page that says something, with what can be done next. */
export function NoticeScreen({ plan }: { plan: NoticePlan }) {
  const { words, drawing, links = [] } = plan
  const text = useText()
  const Drawing = drawings[drawing ?? '']
  const [alert, setAlert] = useState<Alert>()
  const word = (key: string): string => `${words}.${key}`
  const { itemsFor, dialog } = useRecordActions({
    plan,
    nameOf: () => text(word('title')),
    handlersFor: () => ({ alert: setAlert }),
  })
  return (
    <Page title={text(word('title'))}>
      <div className="notice">
        {Drawing && <Drawing />}
        {text(word('text'))
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <FormAlert alert={alert} />
        <div className="notice-links">
          {itemsFor(noRecord).map(({ id, label, to, onChoose }) =>
            to === undefined ? (
              <Button key={id} type="link" onClick={onChoose}>
                {label}
              </Button>
            ) : (
              <LinkButton key={id} to={to} label={label} />
            ),
          )}
          {links.map(({ id, to }) => (
            <Link key={id} to={to}>
              {text(word(`links.${id}`))}
            </Link>
          ))}
        </div>
      </div>
      {dialog}
    </Page>
  )
}
