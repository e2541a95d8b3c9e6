#include "reports/campaign_lock.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <utility>

#include "reports/host.h"

namespace assay::reports {
namespace {

/// A record lock is the process's own: a child that it forks has none.
bool locks(int file) {
  struct flock whole {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  return ::fcntl(file, F_SETLK, &whole) == 0;
}

/// Who gave the lock up may have removed the file since it was opened.
bool is_file_at(const std::string& path, int file) {
  struct stat opened {
  }, present{};
  return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &present) == 0 && opened.st_ino == present.st_ino &&
         opened.st_dev == present.st_dev;
}

std::string content_of(int file) {
  std::array<char, 256> text{};
  const auto size = ::pread(file, text.data(), text.size(), 0);
  return {text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
}

void sign(int file) {
  const std::string text = fmt::format("process {} on {} since {:%Y-%m-%d %H:%M:%S} UTC", ::getpid(), host_name(),
                                       fmt::gmtime(std::time({})));
  if (::ftruncate(file, 0) == 0) (void)!::pwrite(file, text.data(), text.size(), 0);
}

}  // namespace

Result<CampaignLock> CampaignLock::take(const std::string& database, std::int64_t campaign) {
  const std::string path = fmt::format("{}-{}.lock", database, campaign);
  for (;;) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0)
      return fail(fmt::format("cannot write {}: {}", path, std::strerror(errno)), "", ErrorKind::kEnvironment);
    CampaignLock lock(path, file);
    if (!locks(file)) {
      const std::string holder = content_of(file);
      lock.path_.clear();
      return fail(fmt::format("campaign {} of {} is being run by {}", campaign, database, holder), "",
                  ErrorKind::kEnvironment);
    }
    if (is_file_at(path, file)) {
      sign(file);
      return lock;
    }
    lock.path_.clear();
  }
}

CampaignLock::CampaignLock(CampaignLock&& from) noexcept
    : path_(std::move(from.path_)), file_(std::exchange(from.file_, -1)) {}

CampaignLock::~CampaignLock() {
  if (file_ < 0) return;
  if (!path_.empty()) ::unlink(path_.c_str());
  ::close(file_);
}

}  // namespace assay::reports
