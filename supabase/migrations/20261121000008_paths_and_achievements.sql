-- Learning paths, what can be achieved, and the program that a problem starts from.
create table public.learning_paths (
  id text primary key check (id ~ '^[a-z]+$'),
  position integer not null unique,
  title text not null,
  description text not null,
  -- How many challenges the path has when it is complete; fewer may be there yet.
  challenge_count integer not null check (challenge_count > 0),
  image text
);
alter table public.learning_paths enable row level security;

create table public.learning_path_challenges (
  path_id text not null references public.learning_paths on delete cascade,
  position integer not null,
  challenge_id integer not null references public.challenges on delete cascade,
  primary key (path_id, position),
  unique (challenge_id)
);
alter table public.learning_path_challenges enable row level security;

-- Its words. What earns it is computed from the submissions, in the procedure below.
create table public.achievements (
  id text primary key,
  position integer not null unique,
  name text not null,
  description text not null
);
alter table public.achievements enable row level security;

alter table public.problems add column starter_code text not null default '';

create or replace function public.user_ssp_achievements(auth_id uuid)
returns table (name text, description text, earned boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    with solved as (
      select c.id, c.category, c.difficulty
      from public.challenges c join private.completions(auth_id) done on done.challenge_id = c.id
    ),
    rule as (
      select * from (values
        ('first', exists (select from solved)),
        ('navigation', exists (select from solved where solved.category = 'Navigation')),
        ('manipulation', exists (select from solved where solved.category = 'Manipulation')),
        ('exploration', exists (select from solved where solved.category = 'Exploration')),
        ('hard', exists (select from solved where solved.difficulty in ('Hard', 'Expert'))),
        ('all', exists (select from solved) and (select count(*) from solved) = (select count(*) from public.challenges))
      ) as rules (id, earned)
    )
    select a.name, a.description, rule.earned
    from public.achievements a join rule on rule.id = a.id
    order by a.position;
end $$;
revoke execute on function public.user_ssp_achievements(uuid) from public, anon;
grant execute on function public.user_ssp_achievements(uuid) to authenticated;
