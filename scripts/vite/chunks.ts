/**
 * Modules that are fetched together: a chunk holds the named modules and their imports, without those of a chunk above
 * it.
 * Left to itself, the bundler makes a chunk of every set of modules that some pages share, and a page of a hundred
 * requests. A module in the wrong chunk drags that chunk along, which the gate of weight shows.
 */
export const contents: Record<string, string[]> = {
  // Each page.
  base: [
    'node_modules/react-dom/client.js',
    'src/app/openApplication.ts',
    'src/app/routes/goBack.ts',
    'src/app/language/LanguageProvider.tsx',
    'src/app/frames/PageHead.tsx',
    'src/ui/toast/ToastProvider.tsx',
    'src/ui/Page.tsx',
    'src/ui/fetchedAhead.tsx',
    'src/ui/theme/useTheme.ts',
    'src/engine/record/path.ts',
  ],
  // Each page that calls the server.
  client: ['src/client/createClient.ts'],
  // Each page but the first one.
  antd: [
    'src/ui/theme/AntdTheme.tsx',
    'node_modules/antd/es/button/index.js',
    'node_modules/antd/es/_util/ContextIsolator.js',
    'node_modules/antd/es/_util/fallbackProp.js',
    'node_modules/antd/es/config-provider/hooks/useCSSVarCls.js',
    'node_modules/@rc-component/util/es/Dom/focus.js',
    'node_modules/@rc-component/util/es/hooks/useControlledState.js',
  ],
  popup: ['node_modules/antd/es/tooltip/index.js', 'node_modules/@rc-component/trigger/'],
  dialog: ['node_modules/antd/es/modal/Modal.js'],
  // The package hands out both; a sign-in has no text of several lines.
  input: ['node_modules/@rc-component/input/es/Input.js'],
  paragraph: ['node_modules/@rc-component/input/es/TextArea.js'],
  // The screen that a definition opens.
  screen: [
    'src/app/screens/openScreens.tsx',
    'src/app/screens/ScreenServicesProvider.tsx',
    'src/ui/form/form.css',
    'src/screens/fetchParts.ts',
    'src/screens/useLoad.ts',
    'src/screens/ServicesProvider.tsx',
    'src/ui/useSameFunction.ts',
    'src/screens/LoadFailure.tsx',
    'src/screens/actions/useRecordActions.tsx',
    'src/screens/actions/ActionButtons.tsx',
    'src/ui/form/FormAlert.tsx',
    'src/engine/wire/answer.ts',
    'src/engine/record/isSame.ts',
  ],
  form: ['src/screens/saving/FormPanel.tsx'],
}

/** Whether a module is the named one, or lies in the named folder. */
const isNamed = (id: string, name: string) => (name.endsWith('/') ? id.includes(`/${name}`) : id.endsWith(`/${name}`))

export const chunks = Object.entries(contents).map(([name, modules], index, { length }) => ({
  name,
  test: (id: string) => modules.some((module) => isNamed(id, module)),
  priority: length - index,
}))
