-- The pictures of learning paths and of achievements. A procedure that answers with one column more has to be made anew.

alter table public.achievements add column image text;

drop function public.user_ssp_list_learning_paths();
create function public.user_ssp_list_learning_paths()
returns table (id text, title text, description text, challenge_count integer, image text, challenges jsonb)
language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.description, l.challenge_count, l.image, private.challenges_of(l.id)
  from public.learning_paths l order by l.position
$$;
revoke execute on function public.user_ssp_list_learning_paths() from public;
grant execute on function public.user_ssp_list_learning_paths() to anon, authenticated;

drop function public.user_ssp_achievements(uuid);
create function public.user_ssp_achievements(auth_id uuid)
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
        ('all', exists (select from solved) and (select count(*) from solved) = (select count(*) from public.challenges))
      ) as rules (id, earned)
    )
    select a.name, a.description, rule.earned, a.image
    from public.achievements a join rule on rule.id = a.id
    order by a.position;
end $$;
revoke execute on function public.user_ssp_achievements(uuid) from public, anon;
grant execute on function public.user_ssp_achievements(uuid) to authenticated;
