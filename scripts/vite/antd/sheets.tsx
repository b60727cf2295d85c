import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import AutoComplete from 'antd/es/auto-complete'
import Button from 'antd/es/button'
import Checkbox from 'antd/es/checkbox'
import ConfigProvider from 'antd/es/config-provider'
import DatePicker from 'antd/es/date-picker'
import Drawer from 'antd/es/drawer'
import Empty from 'antd/es/empty'
import Col from 'antd/es/grid/col'
import Row from 'antd/es/grid/row'
import Input from 'antd/es/input'
import Modal from 'antd/es/modal'
import Progress from 'antd/es/progress'
import Radio from 'antd/es/radio'
import Select from 'antd/es/select'
import Skeleton from 'antd/es/skeleton'
import Compact from 'antd/es/space/Compact'
import Spin from 'antd/es/spin'
import Switch from 'antd/es/switch'
import Tooltip from 'antd/es/tooltip'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { renderToString } from 'react-dom/server'
import { antdTheme } from '#ui/theme/antdTheme.ts'
import { variableSheet } from './variableSheet.ts'

/** Each component of antd that the product draws, or that one of them draws. */
const components = (
  <>
    <AutoComplete />
    <Compact>
      <Button />
    </Compact>
    <Checkbox />
    <DatePicker />
    <Drawer />
    <Empty />
    <Input />
    <Input.TextArea />
    <Modal />
    <Row>
      <Col />
    </Row>
    <Progress />
    <Radio.Group>
      <Radio.Button />
    </Radio.Group>
    <Select />
    <Skeleton />
    <Spin />
    <Switch />
    <Tooltip title="text">
      <span />
    </Tooltip>
  </>
)

/** What a component has styles and variables under, such as `Input-Search` and `Input`. */
type Sheets = Record<string, string>

/**
 * The style sheets that antd would make while a page runs: of each component, by the name that its style hook has, and
 * under `''` what all components share. Rules stand in the layer `antd`, below every rule of ours.
 */
export function antdSheets(): { rules: Sheets; variables: Sheets } {
  const light = drawn('light', {})
  const others = {
    dark: drawn('dark', {}).variables,
    touch: drawn('light', { touch: true }).variables,
    still: drawn('light', { still: true }).variables,
  }
  const variables: Sheets = {}
  for (const [name, declared] of Object.entries(light.variables)) {
    const [dark = '', touch = '', still = ''] = Object.values(others).map((other) => other[name])
    variables[name] = variableSheet({ light: declared, dark, touch, still })
  }
  return { rules: light.rules, variables }
}

/** Names under which antd keeps what is no component's own. */
const shared = ['ant-design-icons', 'Shared']

type SheetType = 'style' | 'token' | 'cssVar'

/** What antd registers for all components in one theme. */
function drawn(name: 'light' | 'dark', { touch = false, still = false }): { rules: Sheets; variables: Sheets } {
  const cache = createCache()
  const algorithm = name === 'dark' ? darkAlgorithm : defaultAlgorithm
  const theme = antdTheme(name, { algorithm, touch, still })
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={theme}>{components}</ConfigProvider>
    </StyleProvider>,
  )
  const rules: Sheets = {}
  const variables: Sheets = {}
  for (const [key, entry] of cache.cache) {
    const [type, first, second] = key.split('%') as [SheetType, string, string]
    const alone = createCache()
    alone.cache.set(key, entry)
    const css = extractStyle(alone, { plain: true, types: [type] }).replace(pathsOfCache, '')
    if (type === 'style') {
      const of = shared.includes(second) ? '' : second
      rules[of] = `${rules[of] ?? ''}${css}`
    } else {
      const of = type === 'token' ? '' : first
      variables[of] = `${variables[of] ?? ''}${css}`
    }
  }
  for (const of of Object.keys(rules)) rules[of] = `@layer antd{${rules[of] ?? ''}}`
  return { rules, variables }
}

/** What the page would need to go on with the styles of a server; ours makes none. */
const pathsOfCache = /\.data-ant-cssinjs-cache-path\{.*?\}/g
