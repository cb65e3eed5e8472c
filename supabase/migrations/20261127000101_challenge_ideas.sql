-- What each challenge teaches, and its picture, for its place on a learning path.

alter table public.challenges add column idea text not null default '';

create or replace function private.challenges_of(of_path text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'title', c.title, 'description', c.description, 'idea', c.idea, 'difficulty', c.difficulty,
    'category', c.category, 'image', c.image,
    'topics', (
      select coalesce(jsonb_agg(t.topic order by t.position), '[]')
      from public.challenge_topics t where t.challenge_id = c.id
    )
  ) order by p.position), '[]')
  from public.learning_path_challenges p join public.challenges c on c.id = p.challenge_id
  where p.path_id = of_path
$$;
