import { SectionCard } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import people from './samplePeople.json'

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')
    .slice(0, 2)

/** Invented people with sample labels that mean nothing. */
export function SamplePeople() {
  const text = useText()
  return (
    <SectionCard title={text('app:pages.dashboard.people.title')} help={text('app:pages.dashboard.people.help')}>
      <ul className="people">
        {people.map(({ name, role, seen }) => (
          <li key={name}>
            <span className="avatar" aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <p className="people-name">{name}</p>
              <p className="quiet">{text(`app:pages.dashboard.people.${seen}`)}</p>
            </div>
            <span className="tag" data-tone={role}>
              {text(`app:pages.dashboard.people.${role}`)}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
