-- The three lists are for every visitor; the problem is for those who have signed in.
create function public.user_ssp_list_challenges()
returns table (id integer, title text, description text, difficulty text, category text, image text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.title, c.description, c.difficulty, c.category, c.image from public.challenges c order by c.id
$$;
revoke execute on function public.user_ssp_list_challenges() from public;
grant execute on function public.user_ssp_list_challenges() to anon, authenticated;

create function public.user_ssp_list_challenges_categories() returns table (category text)
language sql stable security definer set search_path = '' as $$
  select c.category from public.challenge_categories c order by c.position
$$;
revoke execute on function public.user_ssp_list_challenges_categories() from public;
grant execute on function public.user_ssp_list_challenges_categories() to anon, authenticated;

create function public.user_ssp_list_challenges_difficulty() returns table (difficulty text)
language sql stable security definer set search_path = '' as $$
  select d.difficulty from public.challenge_difficulties d order by d.position
$$;
revoke execute on function public.user_ssp_list_challenges_difficulty() from public;
grant execute on function public.user_ssp_list_challenges_difficulty() to anon, authenticated;

-- One row, or none when there is no such challenge.
create function public.user_ssp_challenge_problem(challenge_id integer)
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
  from public.problems p
  where p.challenge_id = user_ssp_challenge_problem.challenge_id
$$;
revoke execute on function public.user_ssp_challenge_problem(integer) from public, anon;
grant execute on function public.user_ssp_challenge_problem(integer) to authenticated;
