/** As little as a page of React and XState can be: what the home page is measured beside. */
import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';

const page = createActor(createMachine({ id: 'page', context: { title: 'A bare page' } })).start();

function Page() {
  const title = useSelector(page, ({ context }) => context.title);
  return <h1>{title}</h1>;
}

createRoot(document.getElementById('root') ?? document.body).render(<Page />);
