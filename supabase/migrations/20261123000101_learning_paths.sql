-- The learning paths with their challenges, for every visitor.

-- The topics that a challenge uses, for its place on a path.
create table public.challenge_topics (
  challenge_id integer not null references public.challenges on delete cascade,
  position integer not null,
  topic text not null,
  primary key (challenge_id, position)
);
alter table public.challenge_topics enable row level security;

create function private.challenges_of(of_path text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'title', c.title, 'description', c.description, 'difficulty', c.difficulty, 'category', c.category,
    'topics', (
      select coalesce(jsonb_agg(t.topic order by t.position), '[]')
      from public.challenge_topics t where t.challenge_id = c.id
    )
  ) order by p.position), '[]')
  from public.learning_path_challenges p join public.challenges c on c.id = p.challenge_id
  where p.path_id = of_path
$$;

-- In the order of the course. `challenge_count` is how many the path has when it is complete; fewer may be there yet.
create function public.user_ssp_list_learning_paths()
returns table (id text, title text, description text, challenge_count integer, challenges jsonb)
language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.description, l.challenge_count, private.challenges_of(l.id)
  from public.learning_paths l order by l.position
$$;
revoke execute on function public.user_ssp_list_learning_paths() from public;
grant execute on function public.user_ssp_list_learning_paths() to anon, authenticated;
