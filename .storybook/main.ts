import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Marks what a panel of the manager points at, after each change of the page; the tests open no panel.
  features: (existing, { test }) => (test ? { ...existing, highlight: false } : existing),
  // No panel either that lists what stories call: to write an event with its page for it took half of typing a form.
  env: (existing, { test }) => ({ ...existing, STORYBOOK_ACTIONS: test ? 'unlisted' : 'listed' }),
  typescript: { reactDocgen: 'react-docgen', check: false },
  // vite.config.ts serves the mock worker while developing; a built Storybook needs the file written out.
  viteFinal: (vite, { configType }) =>
    configType === 'PRODUCTION' ? { ...vite, plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })] } : vite,
}
export default config
