-- What a learner begins and hands in, and what follows from it.

-- In progress from now on; asked after the challenge's file was saved or built. A second time changes nothing.
create function public.user_ssp_start_challenge(auth_id uuid, challenge_id integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  perform private.require_challenge(challenge_id);
  insert into public.challenge_starts values (auth_id, challenge_id) on conflict do nothing;
end $$;
revoke execute on function public.user_ssp_start_challenge(uuid, integer) from public, anon;
grant execute on function public.user_ssp_start_challenge(uuid, integer) to authenticated;

create function public.user_ssp_submit_challenge(auth_id uuid, challenge_id integer, code text)
returns table (id bigint, submitted_at timestamptz) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_caller(user_ssp_submit_challenge.auth_id);
  perform private.require_challenge(user_ssp_submit_challenge.challenge_id);
  return query
    insert into public.submissions as s (user_id, challenge_id, code)
    values (user_ssp_submit_challenge.auth_id, user_ssp_submit_challenge.challenge_id, user_ssp_submit_challenge.code)
    returning s.id, s.submitted_at;
end $$;
revoke execute on function public.user_ssp_submit_challenge(uuid, integer, text) from public, anon;
grant execute on function public.user_ssp_submit_challenge(uuid, integer, text) to authenticated;

-- Only what the learner has begun or handed in.
create function public.user_ssp_challenge_stats(auth_id uuid)
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
    where done.challenge_id is not null or begun.challenge_id is not null
    order by c.id;
end $$;
revoke execute on function public.user_ssp_challenge_stats(uuid) from public, anon;
grant execute on function public.user_ssp_challenge_stats(uuid) to authenticated;

create function public.user_ssp_achievements(auth_id uuid) returns table (name text, description text, earned boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_caller(auth_id);
  return query
    with solved as (
      select c.id, c.category, c.difficulty
      from public.challenges c join private.completions(auth_id) done on done.challenge_id = c.id
    )
    select rule.name, rule.description, rule.earned
    from (values
      (1, 'First Steps', 'Complete your first challenge.', exists (select from solved)),
      (2, 'Navigator', 'Complete a Navigation challenge.', exists (select from solved where solved.category = 'Navigation')),
      (3, 'Steady Hand', 'Complete a Manipulation challenge.', exists (select from solved where solved.category = 'Manipulation')),
      (4, 'Explorer', 'Complete an Exploration challenge.', exists (select from solved where solved.category = 'Exploration')),
      (5, 'Tough Nut', 'Complete a Hard or Expert challenge.', exists (select from solved where solved.difficulty in ('Hard', 'Expert'))),
      (6, 'Full House', 'Complete every challenge.',
        exists (select from solved) and (select count(*) from solved) = (select count(*) from public.challenges))
    ) as rule (position, name, description, earned)
    order by rule.position;
end $$;
revoke execute on function public.user_ssp_achievements(uuid) from public, anon;
grant execute on function public.user_ssp_achievements(uuid) to authenticated;
