#include "oracle/grid/exchange.h"

#include <algorithm>
#include <thread>

namespace assay::oracle {

Exchange::Exchange(std::int64_t processes, std::int64_t partitions, Choices* schedule)
    : partitions_(partitions), schedule_(schedule),
      free_(schedule != nullptr ? 1 : std::max<std::int64_t>(std::thread::hardware_concurrency(), 1)),
      states_(static_cast<std::size_t>(processes), State::kReady), waits_(states_.size()), turns_(states_.size()) {
  for (std::int64_t p = 0; p < processes; ++p) ready_.push_back(p);
  dispatch();
}

Exchange::~Exchange() = default;

// ---- turns -------------------------------------------------------------------------------------

void Exchange::begin(std::int64_t process) {
  Lock lock(mutex_);
  await_turn(process, lock);
}

void Exchange::finish(std::int64_t process, bool failed) {
  const Lock lock(mutex_);
  state(process) = failed ? State::kFailed : State::kReturned;
  ++free_;
  dispatch();
}

void Exchange::await_turn(std::int64_t process, Lock& lock) {
  turns_[static_cast<std::size_t>(process)].wait(lock, [&] { return state(process) == State::kRunning; });
}

void Exchange::make_ready(std::int64_t process) {
  state(process) = State::kReady;
  ready_.push_back(process);
}

std::size_t Exchange::next_ready() {
  if (schedule_ == nullptr || ready_.size() == 1) return 0;
  return static_cast<std::size_t>(schedule_->between(0, static_cast<std::int64_t>(ready_.size()) - 1));
}

/// Gives turns away. Where nobody runs or could, those who wait are told so, and go on with that.
void Exchange::dispatch() {
  const auto is = [](State s) { return [s](State other) { return s == other; }; };
  const bool anyone_waits = std::ranges::any_of(states_, is(State::kWaiting));
  if (anyone_waits && ready_.empty() && std::ranges::none_of(states_, is(State::kRunning))) {
    const bool anyone_failed = std::ranges::any_of(states_, is(State::kFailed));
    if (!stopped_) stopped_ = Error{anyone_failed ? kReleased : explain(), "", ErrorKind::kInvalid};
    for (std::size_t p = 0; p < states_.size(); ++p)
      if (states_[p] == State::kWaiting) make_ready(static_cast<std::int64_t>(p));
  }
  for (; free_ > 0 && !ready_.empty(); --free_) {
    const auto chosen = ready_.begin() + static_cast<std::ptrdiff_t>(next_ready());
    const std::int64_t process = *chosen;
    ready_.erase(chosen);
    state(process) = State::kRunning;
    turns_[static_cast<std::size_t>(process)].notify_one();
  }
}

/// Where a schedule decides, anyone may go on now.
void Exchange::yield(std::int64_t process, Lock& lock) {
  if (schedule_ == nullptr) return dispatch();
  make_ready(process);
  ++free_;
  dispatch();
  await_turn(process, lock);
}

bool Exchange::has_come(const Wait& w) const {
  if (w.queue != nullptr) return !w.queue->items.empty();
  const auto* told = w.meeting->told(w.process, w.occurrence);
  return told != nullptr && told->has_value();
}

Result<void> Exchange::wait(std::int64_t process, Wait w, Lock& lock) {
  if (has_come(w)) return {};
  if (!stopped_) {
    waits_[static_cast<std::size_t>(process)] = std::move(w);
    state(process) = State::kWaiting;
    ++free_;
    dispatch();
    await_turn(process, lock);
  }
  auto& waited = waits_[static_cast<std::size_t>(process)];
  const bool came = waited && has_come(*waited);
  waited.reset();
  if (came) return {};
  return tl::unexpected<Error>(*stopped_);
}

/// Those who wait for what has come now.
void Exchange::wake() {
  for (std::size_t p = 0; p < states_.size(); ++p)
    if (states_[p] == State::kWaiting && has_come(*waits_[p])) make_ready(static_cast<std::int64_t>(p));
}

// ---- meetings ----------------------------------------------------------------------------------

Exchange::Meeting& Exchange::meeting(const std::string& name) {
  const Lock lock(mutex_);
  Meeting& m = meetings_[name];
  if (m.visits.empty()) {
    m.name = name;
    m.visits.resize(states_.size());
  }
  return m;
}

std::int64_t Exchange::publish(std::int64_t process, Meeting& m, Values operands) {
  Lock lock(mutex_);
  const std::int64_t occurrence = m.visits[static_cast<std::size_t>(process)]++;
  while (m.first + static_cast<std::int64_t>(m.occurrences.size()) <= occurrence)
    m.occurrences.emplace_back(states_.size());
  m.occurrences[static_cast<std::size_t>(occurrence - m.first)][static_cast<std::size_t>(process)] =
      std::move(operands);
  drop_old_occurrences(m);
  wake();
  yield(process, lock);
  return occurrence;
}

/// Who has come for the next time has read all that it wants of the last one.
void Exchange::drop_old_occurrences(Meeting& m) const {
  const auto has_passed = [&](std::size_t p) { return states_[p] == State::kReturned || m.visits[p] > m.first + 1; };
  while (m.occurrences.size() > 1) {
    for (std::size_t p = 0; p < states_.size(); ++p)
      if (!has_passed(p)) return;
    m.occurrences.pop_front();
    ++m.first;
  }
}

Result<RuntimeValue> Exchange::read(std::int64_t reader, const program::Op& at, std::int64_t process, const Meeting& m,
                                    std::int64_t occurrence, std::size_t operand) {
  if (process < 0 || process >= static_cast<std::int64_t>(states_.size()))
    return fail("there is no process " + std::to_string(process) + " in the grid");
  Lock lock(mutex_);
  const auto come = wait(reader, {&at, &m, process, occurrence, nullptr, ""}, lock);
  if (!come) return tl::unexpected<Error>(come.error());
  const Values& operands = **m.told(process, occurrence);
  if (operand >= operands.size()) return fail(name(process) + " has fewer operands at " + m.name);
  return operands[operand];
}

// ---- queues ------------------------------------------------------------------------------------

/// One end of a queue belongs to the first process that comes there.
Result<void> Exchange::claim(std::optional<std::int64_t>& end, std::int64_t process, const std::string& queue,
                             const char* does) const {
  if (!end) end = process;
  if (*end == process) return {};
  const auto [first, second] = std::minmax(*end, process);
  return fail(name(first) + " and " + name(second) + " both " + does + " " + queue +
              ", and nothing says which of them is first");
}

Result<void> Exchange::put(std::int64_t process, const std::string& queue, Values values) {
  Lock lock(mutex_);
  Queue& q = queues_[queue];
  if (auto claimed = claim(q.writer, process, queue, "put values into"); !claimed) return claimed;
  q.items.push_back(std::move(values));
  wake();
  yield(process, lock);
  return {};
}

Result<Exchange::Values> Exchange::next(std::int64_t process, const program::Op& at, const std::string& queue) {
  Lock lock(mutex_);
  Queue& q = queues_[queue];
  if (auto claimed = claim(q.reader, process, queue, "take values from"); !claimed)
    return tl::unexpected<Error>(claimed.error());
  const auto come = wait(process, {&at, nullptr, 0, 0, &q, queue}, lock);
  if (!come) return tl::unexpected<Error>(come.error());
  Values values = std::move(q.items.front());
  q.items.pop_front();
  ++q.taken;
  return values;
}

Result<Exchange::Values> Exchange::seen(std::int64_t process, const std::string& queue, std::int64_t item) {
  const Lock lock(mutex_);
  const auto found = queues_.find(queue);
  const bool is_own = found != queues_.end() && found->second.writer == process;
  const auto k = is_own ? static_cast<std::size_t>(item - found->second.taken) : std::size_t{0};
  if (!is_own || k >= found->second.items.size())
    return fail("no value " + std::to_string(item) + " has been put into " + queue);
  return found->second.items[k];
}

void Exchange::feed(const std::string& queue, Values values) {
  const Lock lock(mutex_);
  queues_[queue].items.push_back(std::move(values));
}

std::vector<QueueRest> Exchange::rest() {
  const Lock lock(mutex_);
  std::vector<QueueRest> out;
  for (auto& [queue, q] : queues_)
    if (!q.items.empty()) out.push_back({queue, q.writer.value_or(-1), {q.items.begin(), q.items.end()}});
  std::ranges::stable_sort(out, {}, &QueueRest::writer);
  return out;
}

// ---- deadlocks ---------------------------------------------------------------------------------

std::string Exchange::name(std::int64_t process) const {
  return "process (" + std::to_string(process / partitions_) + ", " + std::to_string(process % partitions_) + ")";
}

std::string Exchange::reason(std::int64_t process) const {
  const Wait& w = *waits_[static_cast<std::size_t>(process)];
  const std::string where = program::where(w.at->place);
  const std::string place = where.empty() ? "" : " (" + where + ")";
  if (w.queue != nullptr)
    return name(process) + " waits at " + w.at->record->full_name() + place + " for a value in " + w.name;
  return name(process) + " waits for " + name(w.process) + " at " + w.meeting->name + " #" +
         std::to_string(w.occurrence) + place;
}

/// All who wait, and who has returned: what the processes have come to does not hang on the order in which they ran.
std::string Exchange::explain() const {
  constexpr std::size_t kMostNamed = 8;
  std::vector<std::string> clauses;
  std::size_t waiting = 0, returned = 0;
  for (std::size_t p = 0; p < states_.size(); ++p)
    if (states_[p] == State::kWaiting && ++waiting <= kMostNamed)
      clauses.push_back(reason(static_cast<std::int64_t>(p)));
  if (waiting > kMostNamed) clauses.push_back(std::to_string(waiting - kMostNamed) + " more wait");
  for (std::size_t p = 0; p < states_.size(); ++p)
    if (states_[p] == State::kReturned && ++returned <= kMostNamed)
      clauses.push_back(name(static_cast<std::int64_t>(p)) + " has returned");
  if (returned > kMostNamed) clauses.push_back(std::to_string(returned - kMostNamed) + " more have returned");
  if (returned == 0) clauses.emplace_back("none of them can go on");
  std::string text = "deadlock: " + clauses[0];
  for (std::size_t k = 1; k < clauses.size(); ++k) text += "; " + clauses[k];
  return text;
}

// ---- one process -------------------------------------------------------------------------------

void Member::publish(const std::string& meeting, std::vector<RuntimeValue> operands) {
  now_ = &exchange_.meeting(meeting);
  occurrence_ = exchange_.publish(process_, *now_, std::move(operands));
}

Result<RuntimeValue> Member::operand(const program::Op& at, std::int64_t process, std::size_t operand) {
  return exchange_.read(process_, at, process, *now_, occurrence_, operand);
}

Result<void> Member::put(const std::string& queue, std::vector<RuntimeValue> values) {
  return exchange_.put(process_, queue, std::move(values));
}

Result<std::vector<RuntimeValue>> Member::next(const program::Op& at, const std::string& queue) {
  return exchange_.next(process_, at, queue);
}

Result<std::vector<RuntimeValue>> Member::seen(const std::string& queue, std::int64_t item) {
  return exchange_.seen(process_, queue, item);
}

}  // namespace assay::oracle
