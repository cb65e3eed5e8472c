/** The bare page with the words that stand at the top of the home page: what its first sight is measured beside. */
import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';
import { homeTexts } from '#src/texts/en/homeTexts.ts';
import './hero.css';

const { badge, title, introduction } = homeTexts;
const page = createActor(createMachine({ id: 'page', context: { badge, title, introduction } })).start();

function Page() {
  const words = useSelector(page, ({ context }) => context);
  return (
    <main>
      <p>{words.badge}</p>
      <h1>{words.title}</h1>
      <p>{words.introduction}</p>
    </main>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Page />);
