import { useState } from 'react'
import Popover from 'antd/es/popover'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'

const examples = ['visit', 'letter', 'reminder'] as const

/** A bell with examples of what will stand here one day; nothing is fetched. */
export function Notifications() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={<Examples />}
      classNames={{ root: 'notifications' }}
    >
      <button type="button" className="icon-button icon-button-marked" aria-expanded={open} aria-haspopup="dialog">
        <icons.bell />
        <span className="visually-hidden">{text('app:notifications.open')}</span>
      </button>
    </Popover>
  )
}

function Examples() {
  const text = useText()
  return (
    <section aria-label={text('app:notifications.title')}>
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
  )
}
