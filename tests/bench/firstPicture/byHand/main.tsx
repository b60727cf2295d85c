import { Button, Card, Checkbox, ConfigProvider, Form, Input, Radio, Select, Typography } from 'antd'
import frFR from 'antd/es/locale/fr_FR'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

// What somebody would write who needs three pages and no definitions: the same fields, with the components of antd.

function Landing() {
  return (
    <main>
      <Typography.Title>Vos biens et vos locataires, au même endroit</Typography.Title>
      <Typography.Paragraph>Trousseau garde vos biens, vos locataires, vos baux et vos documents.</Typography.Paragraph>
      <Link to="/signin">Se connecter</Link> <Link to="/signup">S’inscrire</Link>
    </main>
  )
}

function SignIn() {
  return (
    <Card>
      <Typography.Title>Connexion</Typography.Title>
      <Form layout="vertical">
        <Form.Item name="username" label="E-mail" rules={[{ required: true }]}>
          <Input autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label="Mot de passe" rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="rememberMe" valuePropName="checked">
          <Checkbox>Se souvenir de moi</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          Se connecter
        </Button>
      </Form>
      <Link to="/signup">Créer un compte</Link>
    </Card>
  )
}

const texts = ['Nom', 'Prénoms', 'E-mail', 'Téléphone', 'Adresse', 'Code postal', 'Ville']

function SignUp() {
  return (
    <Card>
      <Typography.Title>Créer un compte</Typography.Title>
      <Form layout="vertical">
        <Form.Item name="type" label="Type de compte" rules={[{ required: true }]}>
          <Radio.Group options={['Particulier', 'Société']} />
        </Form.Item>
        <Form.Item name="title" label="Civilité">
          <Select options={['Madame', 'Monsieur'].map((value) => ({ value }))} />
        </Form.Item>
        {texts.map((label) => (
          <Form.Item key={label} name={label} label={label} rules={[{ required: true }]}>
            <Input />
          </Form.Item>
        ))}
        <Form.Item name="password" label="Mot de passe" rules={[{ required: true, min: 8 }]}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="terms" valuePropName="checked">
          <Checkbox>J’accepte les conditions</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          S’inscrire
        </Button>
      </Form>
    </Card>
  )
}

const router = createBrowserRouter([
  { path: '/', Component: Landing },
  { path: '/signin', Component: SignIn },
  { path: '/signup', Component: SignUp },
])

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element #root')
createRoot(place).render(
  <ConfigProvider locale={frFR}>
    <RouterProvider router={router} />
  </ConfigProvider>,
)
