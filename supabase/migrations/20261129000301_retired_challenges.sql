-- A challenge that the course has no more is offered to nobody and counts in no total; what was handed in for it stays. The content says
-- which ones these are.
alter table public.challenges add column retired boolean not null default false;

-- In the order of the course: path after path, and on each path as its challenges build on one another. Their numbers only say which came first.
create or replace function public.user_ssp_list_challenges()
returns table (id integer, title text, description text, difficulty text, category text, image text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.title, c.description, c.difficulty, c.category, c.image from public.challenges c
  where not c.retired
  order by (
    select min(array[l.position, s.position])
    from public.learning_path_challenges s join public.learning_paths l on l.id = s.path_id
    where s.challenge_id = c.id
  ) nulls last, c.id
$$;

-- One that only retired challenges have is put below the others.
create or replace function public.user_ssp_list_challenges_categories() returns table (category text)
language sql stable security definer set search_path = '' as $$
  select c.category from public.challenge_categories c where c.position > 0 order by c.position
$$;

create or replace function public.user_ssp_list_challenges_difficulty() returns table (difficulty text)
language sql stable security definer set search_path = '' as $$
  select d.difficulty from public.challenge_difficulties d where d.position > 0 order by d.position
$$;

-- One row, or none when there is no such challenge.
create or replace function public.user_ssp_challenge_problem(challenge_id integer)
returns table (
  id integer, title text, difficulty text, description text,
  hints text[], file_path text, workspace_path text, packages text[]
)
language sql stable security definer set search_path = '' as $$
  select
    p.id, p.title, p.difficulty, p.description,
    array(select h.hint from public.problem_hints h where h.problem_id = p.id order by h.position),
    p.file_path, p.workspace_path,
    array(select k.package from public.problem_packages k where k.problem_id = p.id order by k.position)
  from public.problems p join public.challenges c on c.id = p.challenge_id
  where p.challenge_id = user_ssp_challenge_problem.challenge_id and not c.retired
$$;

-- What may be begun, handed in and shared.
create or replace function private.require_challenge(wanted integer) returns void language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.challenges c where c.id = wanted and not c.retired) then
    raise exception 'There is no such challenge.' using errcode = 'PT404';
  end if;
end $$;

-- Only what the learner has begun or handed in.
create or replace function public.user_ssp_challenge_stats(auth_id uuid)
returns table (id integer, title text, category text, difficulty text, status text, "completedAt" timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    select
      c.id, c.title, c.category, c.difficulty,
      case when done.completed_at is null then 'In Progress' else 'Completed' end,
      done.completed_at
    from public.challenges c
    left join private.completions(auth_id) done on done.challenge_id = c.id
    left join public.challenge_starts begun on begun.challenge_id = c.id and begun.user_id = auth_id
    where not c.retired and (done.challenge_id is not null or begun.challenge_id is not null)
    order by c.id;
end $$;

-- What was earned by a challenge stays earned after it was retired.
create or replace function public.user_ssp_achievements(auth_id uuid)
returns table (name text, description text, earned boolean, image text)
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
        ('all', exists (select from solved) and not exists (
          select from public.challenges c where not c.retired and c.id not in (select solved.id from solved)
        ))
      ) as rules (id, earned)
    )
    select a.name, a.description, rule.earned, a.image
    from public.achievements a join rule on rule.id = a.id
    order by a.position;
end $$;
